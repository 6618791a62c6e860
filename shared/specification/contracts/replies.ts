import type { MailAnswer } from "../../contracts/mail";
import type { BedOptions } from "./bed-options";
import type * as firearms from "./firearms";
import type * as beds from "./recommendations";

/** What the addresses of the two finders answer when they succeed. */
export interface SpecifiedReplies {
  "GET /api/bed-options": BedOptions;
  "GET /api/recommendations": beds.RecommendedBed[];
  "GET /api/recommendations/counts": beds.BedCounts;
  "GET /api/recommendations/suggestions": beds.NearMiss[];
  "POST /api/recommendations/email": MailAnswer;
  "GET /api/safari/counts": firearms.FirearmCounts;
  "GET /api/safari/brands": string[];
  "GET /api/safari/products": (firearms.RecommendedFirearm | firearms.FirearmItem)[];
  "GET /api/safari/suggestions": firearms.FirearmNearMiss[];
  "POST /api/safari/favorites/email": MailAnswer;
}
