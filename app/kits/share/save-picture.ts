/** Long enough for the slowest phone to have begun reading the file. */
const revokeAfterMs = 60_000;

/**
 * Hands a picture to the browser's downloads under the given name. Inner browsers of apps ignore this: show them the
 * picture to press and hold instead.
 */
export function savePicture(picture: Blob, fileName: string): void {
  const url = URL.createObjectURL(picture);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeAfterMs);
}
