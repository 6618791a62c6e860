import type { z } from "zod";
import type { StaffRole } from "@shared/staff-roles";

/** Who may ask: anybody, whoever has unlocked the finder, or staff of at least a role. */
export type Access = "anybody" | "shopper" | StaffRole;

/** What a request may send instead of JSON, and a reply may be. */
type FileType = "text/csv" | "application/octet-stream" | "text/html";

/** What is said of an operation; its reply is in `replies.ts`. */
export interface Operation {
  /** What it does or answers, in a sentence. */
  text: string;
  /** Of staff routes: `viewer` for reads and `editor` for writes, unless it says otherwise. */
  access?: Access;
  query?: z.ZodType;
  /** Whether the query has answers besides: question by question, as the pages' addresses have them. */
  takesAnswers?: true;
  body?: z.ZodType;
  /**
   * What else a body may carry, because what was received may be sent back; it is ignored. Of a PUT, fields that
   * are missing stay as they are.
   */
  ignored?: readonly string[];
  /** The type of a body that is a file. */
  file?: FileType;
  /** Whether it answers messages of JSON-RPC: failures as such, and with 202 those that want no answer. */
  isJsonRpc?: true;
  /** 200 unless it says otherwise. */
  status?: 201 | 202 | 204;
  /** The type of a reply that is a file. */
  fileReply?: FileType;
}

/** Operations by method and path: `GET /api/gate`. */
export type Operations = Record<string, Operation>;
