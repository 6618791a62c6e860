import { z } from "zod";
import { staffRoles, type StaffRole } from "../staff-roles";
import { oneLine } from "../input/plain-text";
import { paging } from "./paging";
import { sentBack } from "./sent-back";

const username = oneLine("Enter a user name.", 100);

/** In one script, so that no letter of another passes for one of these; compatible forms are normalized. */
const newUsername = username
  .transform((name) => name.normalize("NFKC"))
  .refine(
    (name) =>
      /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\p{M}\d ._@+-]*[\p{Script=Latin}\p{M}\d])?$/u.test(
        name,
      ),
    "Use letters, digits, spaces and . _ @ + - in a user name; begin and end it with a letter or digit.",
  );

const givenPassword = z.string("Enter a password.").min(1, "Enter a password.").max(1_000);

/** bcrypt reads 72 bytes and no further: a password that counts only in part misleads its owner. */
export const isTooLong = (password: string) => new TextEncoder().encode(password).length > 72;

export const TOO_LONG =
  "That password is too long: use at most 72 letters and digits; letters with accents and emoji count for more.";

const newPassword = z
  .string("Enter a password.")
  .min(8, "A password has at least 8 characters.")
  .refine((text) => !isTooLong(text), TOO_LONG)
  .refine((text) => !/[\0\p{Cs}]/u.test(text), "Use plain text.");

const email = z
  .union([z.literal("").transform(() => null), z.email("Enter an e-mail address.").max(254)])
  .nullable();

const role = z.enum(staffRoles, "Choose a role.");

/** `POST /api/admin/session`. */
export const signInBody = z.strictObject({ username, password: givenPassword });

/** `POST /api/admin/password`: one's own. */
export const changePasswordBody = z.strictObject({ currentPassword: givenPassword, newPassword });

/** `POST /api/admin/team`. */
export const newMemberBody = z.strictObject({
  username: newUsername,
  email: email.optional(),
  role,
  password: newPassword,
});
export type NewMember = z.infer<typeof newMemberBody>;

/** `PUT /api/admin/team/:id`; omitted fields stay. `updatedAt` is the version that the change is based on. */
export const memberBody = sentBack(
  z.strictObject({
    email: email.optional(),
    role: role.optional(),
    isActive: z.boolean().optional(),
    updatedAt: z.iso.datetime({ offset: true }).optional(),
  }),
  ["id", "username", "createdAt"] satisfies (keyof TeamMember)[],
);
export type MemberChanges = z.infer<typeof memberBody>;

/** `POST /api/admin/team/:id/password`. */
export const resetPasswordBody = z.strictObject({ newPassword });

/** `GET /api/admin/signed-in`: answered to everybody, so that asking is no error. */
export interface SignedInAnswer {
  staff: SignedIn | null;
}

/** The signed-in account: `GET /api/admin/session`, with a 401 for nobody. */
export interface SignedIn {
  id: string;
  username: string;
  email: string | null;
  role: StaffRole;
}

/** A line of `GET /api/admin/team`. */
export interface TeamMember extends SignedIn {
  isActive: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The query of `GET /api/admin/audit`. */
export const auditQuery = z.strictObject({
  ...paging,
  /** What was changed, such as `finders`. */
  subject: z.string("Give it once.").max(64).optional(),
});
