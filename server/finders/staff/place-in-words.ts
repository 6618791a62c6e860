/** Where something stands in a document, as whoever opens its file finds it: "questions, 3rd, title". */
export const placeInWords = (path: string): string =>
  path
    .split(".")
    .map((part) => (/^\d{1,4}$/.test(part) ? ordinal(Number(part) + 1) : part))
    .join(", ");

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const ending = isTeen ? undefined : ["th", "st", "nd", "rd"][number % 10];
  return `${number}${ending ?? "th"}`;
}
