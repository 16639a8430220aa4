/** Whether any of the form's values is empty after trimming. */
export function anyBlank(values: Record<string, string>): boolean {
  return Object.values(values).some((value) => value.trim() === '');
}
