import { config } from 'zod';
import swedish from 'zod/v4/locales/sv.js';

// What a schema does not say in words of its own, it says in Swedish.
config(swedish());
