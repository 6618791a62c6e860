import { z } from "zod";
import { finderIds, type FinderId } from "@shared/templates/finders";

type Variable = `GATE_PASSWORD_${Uppercase<FinderId>}`;
type KeptName = `gatePassword${Capitalize<FinderId>}`;

/** The environment variable that holds a finder's password. */
export const gatePasswordVariable = (id: FinderId): Variable =>
  `GATE_PASSWORD_${id.toUpperCase() as Uppercase<FinderId>}`;

/** The name by which the access file keeps a finder's password. */
export const keptName = (id: FinderId): KeptName =>
  `gatePassword${(id[0]!.toUpperCase() + id.slice(1)) as Capitalize<FinderId>}`;

/** The schema of each variable. */
export const gatePasswordVariables = named(gatePasswordVariable, (name) =>
  z.string().max(200, `${name} has at most 200 characters.`).optional(),
);

/** The schema of each password in the access file. */
export const keptGatePasswords = named(keptName, () => z.string().min(1));

/** A password for each finder, as the access file keeps them. */
export const keptPasswords = (make: () => string) => named(keptName, make);

function named<Name extends string, T>(
  nameOf: (id: FinderId) => Name,
  entry: (name: Name) => T,
): Record<Name, T> {
  const names = finderIds.map(nameOf);
  return Object.fromEntries(names.map((name) => [name, entry(name)])) as Record<Name, T>;
}
