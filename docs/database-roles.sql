-- For a PostgreSQL of your own: a role that owns the database and changes its schema, and one that the product works
-- as, which owns nothing. Run as an administrator of the server: psql -f docs/database-roles.sql. Then give each a
-- password (\password klarsikt_owner, \password klarsikt_app).
CREATE ROLE klarsikt_owner LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
CREATE ROLE klarsikt_app LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE;
CREATE DATABASE klarsikt OWNER klarsikt_owner;
REVOKE ALL ON DATABASE klarsikt FROM PUBLIC;
GRANT CONNECT ON DATABASE klarsikt TO klarsikt_app;
