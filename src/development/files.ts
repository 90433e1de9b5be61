/** Saves a text as a file of the developer's. */
export const saveText = (name: string, text: string): void => {
  const link = document.createElement("a");
  link.download = name;
  link.href = URL.createObjectURL(new Blob([text]));
  link.click();
  URL.revokeObjectURL(link.href);
};
