// On its own: the command that collects them and its test read it.

/** The files and folders that the built server reads, beside packages; from the folder of the project. */
export const ownFiles = (): string[] => [
  "package.json",
  "LICENSE",
  "migrations",
  "dist",
  "server/templates",
];
