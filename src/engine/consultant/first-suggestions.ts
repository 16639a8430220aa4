/** SPEC: what a new conversation suggests. */
export const firstSuggestions = [
  'Vilka är mina viktigaste nyckeltal?',
  'Hur kan jag förbättra mitt kassaflöde?',
  'Vad bör jag fokusera på för ökad lönsamhet?',
  'Vilka kostnadsposter bör jag optimera?',
] as const;
