/** Reads width and length in centimeters from a text such as "152 x 203 cm"; any other text counts as a queen. */
export function readDimensions(text: string): { widthCm: number; lengthCm: number } {
  const [width, length] = (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  const isPlausible = (cm: number | undefined): cm is number =>
    cm !== undefined && cm >= 40 && cm <= 300;
  return isPlausible(width) && isPlausible(length)
    ? { widthCm: width, lengthCm: length }
    : { widthCm: 152, lengthCm: 203 };
}
