/** Longer side of a photograph that is kept, in pixels: twice the widest place of a page. */
const longest = 2400;

/**
 * A picture as a JPEG: upright, and without what the camera wrote into it, such as the place.
 * @throws where the browser cannot read the file
 */
export const jpegOf = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw a picture.');
  // A JPEG shows what is transparent as black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
};

/** Bytes as text, for a request in JSON. */
export const base64Of = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(bytes);
  });
