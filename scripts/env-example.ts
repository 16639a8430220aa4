import { writeFileSync } from 'node:fs';
import { envExample } from '#server/config.ts';

writeFileSync('.env.example', envExample());
