import {
  auditQuery,
  changePasswordBody,
  memberBody,
  newMemberBody,
  resetPasswordBody,
  signInBody,
} from "@shared/contracts/staff";
import {
  erasureBody,
  erasureQuery,
  messageBody,
  messagesQuery,
  outboxQuery,
} from "@shared/contracts/messages";
import { newApiKeyBody } from "@shared/contracts/api-keys";
import { insightQuery } from "@shared/contracts/insight";
import type { Operations } from "../operation";

/** Signing in, the team, and what staff look after day by day. */
export const accountOperations = {
  "POST /api/admin/session": {
    text: "Signs in.",
    access: "anybody",
    body: signInBody,
    isGuess: true,
    isLimited: true,
  },
  "GET /api/admin/session": { text: "The signed-in account." },
  "DELETE /api/admin/session": { text: "Signs out.", access: "anybody", status: 204 },
  "GET /api/admin/signed-in": {
    text: "The person who is signed in, or null: asking is no error. A program asks for the session.",
    access: "anybody",
  },
  "POST /api/admin/password": {
    text: "Changes one's own password; all other sessions end.",
    access: "viewer",
    forPeople: true,
    body: changePasswordBody,
    isLimited: true,
  },
  "GET /api/admin/api-keys": {
    text: "The keys that programs act with; none says what it is.",
    access: "admin",
    forPeople: true,
  },
  "POST /api/admin/api-keys": {
    text: "Makes a key for a program. No other reply ever has it.",
    access: "admin",
    body: newApiKeyBody,
    status: 201,
    forPeople: true,
  },
  "DELETE /api/admin/api-keys/{id}": {
    text: "Takes a key back: from now on it opens nothing.",
    access: "admin",
    status: 204,
    forPeople: true,
  },
  "GET /api/admin/team": { text: "The accounts.", access: "admin", forPeople: true },
  "POST /api/admin/team": {
    text: "Adds an account.",
    access: "admin",
    forPeople: true,
    body: newMemberBody,
    status: 201,
  },
  "PUT /api/admin/team/{id}": {
    text: "Changes an account; fields that are missing stay.",
    access: "admin",
    forPeople: true,
    body: memberBody,
  },
  "POST /api/admin/team/{id}/password": {
    text: "Sets somebody's password.",
    access: "admin",
    forPeople: true,
    body: resetPasswordBody,
  },
  "GET /api/admin/stats": { text: "The counts of the dashboard." },
  "GET /api/admin/insight": {
    text: "What shoppers did in a finder, in a range of days.",
    query: insightQuery,
  },
  "GET /api/admin/insight/week": {
    text: "What shoppers did in each finder in the last seven days, the most used first.",
  },
  "GET /api/admin/audit": {
    text: "Changes with author and time, newest first; those of accounts for admins alone.",
    query: auditQuery,
  },
  "GET /api/admin/messages": { text: "Visitors' messages, newest first.", query: messagesQuery },
  "PUT /api/admin/messages/{id}": { text: "Ticks a message off.", body: messageBody },
  "GET /api/admin/outbox": { text: "Mails with their status, newest first.", query: outboxQuery },
  "POST /api/admin/outbox/{id}/resend": { text: "Tries a mail again." },
  "POST /api/admin/outbox/{id}/release": { text: "Sends a mail that was held as suspected." },
  "POST /api/admin/erasures": {
    text: "Erases the messages and mails of a person, and their address in the audit; or only counts them.",
    access: "admin",
    query: erasureQuery,
    body: erasureBody,
  },
} satisfies Operations;
