import { config } from 'zod';
import swedish from 'zod/v4/locales/sv.js';

// Schemas without a message of their own answer in Swedish.
config(swedish());
