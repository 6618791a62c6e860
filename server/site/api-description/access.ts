import type { Access, Operation } from "./operation";

/** Who may ask, where an operation does not say it. */
export function accessTo(key: string, { access }: Operation): Access {
  if (access) return access;
  if (!key.includes(" /api/admin/")) return "anybody";
  return key.startsWith("GET ") ? "viewer" : "editor";
}

/** The same as the end of an operation's sentence. */
export const NEEDS: Record<Access, string> = {
  anybody: "",
  shopper: " For shoppers who have opened the finder.",
  viewer: " For staff.",
  editor: " For staff who may edit.",
  admin: " For admins.",
};

const SCHEMES: Partial<Record<Access, string[]>> = {
  anybody: [],
  shopper: ["shopperSession", "finderToken"],
};

const staffSchemes = ({ forPeople }: Operation) =>
  forPeople ? ["staffSession"] : ["staffSession", "apiKey"];

/** How whoever asks may show who they are: any one of these is enough. */
export const securityOf = (access: Access, operation: Operation): Record<string, never[]>[] =>
  (SCHEMES[access] ?? staffSchemes(operation)).map((scheme) => ({ [scheme]: [] }));

/** The names of the sessions' cookies, which depend on how the site is reached. */
export interface CookieNames {
  shopper: string;
  staff: string;
}

/** The ways to show who asks, by their names. */
export const securitySchemes = (cookies: CookieNames): Record<string, Record<string, string>> => ({
  shopperSession: {
    ...{ type: "apiKey", in: "cookie", name: cookies.shopper },
    description: "A shopper who opened a finder by its password: POST /api/verify-password.",
  },
  finderToken: {
    ...{ type: "http", scheme: "bearer" },
    description:
      "A shopper in a frame, where browsers send no cookies: the token that POST /api/verify-password gives.",
  },
  staffSession: {
    ...{ type: "apiKey", in: "cookie", name: cookies.staff },
    description: "A member of staff who signed in: POST /api/admin/session.",
  },
  apiKey: {
    ...{ type: "http", scheme: "bearer" },
    description:
      "A program, with a key that an admin made (Team → API keys). It has a role, and an end.",
  },
});
