// On its own: a program, which is run by `npm run sentences`.
import { sentences } from "./sentences";

// Prints every sentence that staff can read from the builder, the check, “Worth a look” and the import.
let before = "";
for (const { file, line, text } of sentences()) {
  if (file !== before) process.stdout.write(`\n${file}\n`);
  before = file;
  process.stdout.write(`${String(line).padStart(5)}  ${text}\n`);
}
