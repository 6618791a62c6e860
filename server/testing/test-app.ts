import { hashSync } from "bcryptjs";
import { pino } from "pino";
import request, { type Agent } from "supertest";
import type { FinderId } from "@shared/templates/finders";
import { adminUsers } from "@shared/schema/accounts";
import type { StaffRole } from "@shared/staff-roles";
import { createApp, type App } from "../app";
import type { AppDependencies } from "../app-dependencies";
import type { DatabaseHandle } from "../platform/database/database";
import { holdingOutbox } from "../mail/outbox-holder";
import { sessionStore } from "../people/auth/shopper-session";
import { comparingReplies } from "./described-replies";
import { openTestDatabase } from "./test-database";

export const PASSWORDS = { dialabed: "sleep-well-tonight", safarioutdoor: "walk-far-tomorrow" };

/** The whole server on a fresh database, with a clock that tests may turn. */
export interface TestApp {
  database: DatabaseHandle;
  /** Answers requests; the tests' client gives it a port. */
  app: App["listener"];
  /** Where the routes are. */
  express: App["express"];
  /** The finders that staff made, as the server knows them. */
  stages: App["stages"];
  queue: App["queue"];
  /** Milliseconds that the clock runs ahead; raise it to let time pass. */
  clock: { ahead: number };
  /** Keeps cookies, and has not unlocked anything. */
  visitor: () => Agent;
  /** Has unlocked a finder; the bed finder unless another is named. */
  shopper: (app?: FinderId) => Promise<Agent>;
  /** Signed in as a new member of staff of that role. */
  staff: (role?: StaffRole, username?: string) => Promise<Agent>;
  close: () => Promise<void>;
}

/** The password of every member that `staff` makes. */
export const STAFF_PASSWORD = "keep-the-list-right";
/** bcrypt's cheapest: tests sign in often. */
const STAFF_HASH = hashSync(STAFF_PASSWORD, 4);

/** A server for a test. On the database of another it is a second server of the same installation. */
export async function startTestApp(
  world: Partial<
    Pick<AppDependencies, "publicUrl" | "outbox" | "contactEmail" | "sessionSecrets" | "seeRequest">
  > = {},
  shared?: DatabaseHandle,
): Promise<TestApp> {
  const database = shared ?? (await openTestDatabase());
  const clock = { ahead: 0 };
  const { listener, express, stages, queue } = createApp({
    database,
    sessionStore: sessionStore(database.sql, () => undefined),
    sessionSecrets: ["a secret that only tests know"],
    gatePasswords: PASSWORDS,
    publicUrl: "http://localhost:3000",
    outbox: holdingOutbox,
    contactEmail: "owner@example.com",
    // Lets a test send from any address.
    trustProxy: 1,
    logger: pino({ level: "silent" }),
    now: () => Date.now() + clock.ahead,
    isDraining: () => false,
    isClosing: () => false,
    guessPenaltyMs: 10,
    ...world,
  });
  const deviations: string[] = [];
  const app = comparingReplies(listener, deviations);
  return {
    database,
    app,
    express,
    stages,
    queue,
    clock,
    visitor: () => request.agent(app),
    async shopper(client = "dialabed") {
      const agent = request.agent(app);
      await agent
        .post("/api/verify-password")
        .send({ app: client, password: PASSWORDS[client] })
        .expect(200);
      return agent;
    },
    async staff(role = "admin", username: string = role) {
      await database.db
        .insert(adminUsers)
        .values({ username, role, passwordHash: STAFF_HASH })
        .onConflictDoNothing();
      const agent = request.agent(app);
      await agent
        .post("/api/admin/session")
        .send({ username, password: STAFF_PASSWORD })
        .expect(200);
      return agent;
    },
    close: async () => {
      if (!shared) await database.close();
      if (deviations.length > 0) {
        throw new Error(
          `The API does not do what its description says:\n${[...new Set(deviations)].join("\n")}`,
        );
      }
    },
  };
}
