/** Swedish texts about what is sent to a language model. */
export const modelTexts = {
  payloadLead: 'Ord för ord. [person A] och liknande står för uppgifter som inte skickas.',
} as const;
