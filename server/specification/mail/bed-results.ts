import { inArray } from "drizzle-orm";
import { z } from "zod";
import { budgetText } from "@shared/specification/contracts/bed-budgets";
import { clientBrands } from "@shared/brands";
import type { BedOptions, Option } from "@shared/specification/contracts/bed-options";
import { bedResultsMailBody, knownAnswers } from "@shared/specification/contracts/mails";
import { bedPreferences, type BedPreferences } from "@shared/specification/contracts/preferences";
import { NOT_SURE } from "@shared/finders/answers";
import { notWeighed } from "@shared/specification/contracts/not-weighed";
import { BEDS } from "@shared/templates/product-catalogs";
import { bedProducts } from "@shared/specification/tables/views";
import { paths } from "@shared/site";
import { bedOptions } from "../bed-finder/bed-options";
import {
  catalogOfSome,
  definitionBy,
  readStaffLists,
} from "../../catalog/store/specified-catalogs";
import { judgeBeds } from "../bed-finder/ranking";
import { stagedBeds } from "../bed-finder/staged-beds";
import { allowedOrigins } from "../../finders/embedding/embed-keys";
import { withStaffLists } from "../../finders/compile/finder-catalog";
import { bedFinderDocument } from "../../finders/built-in/check-contract";
import { liveDocument } from "../../finders/live/read-in-steps";
import { invalid, validate } from "../../platform/http/validate";
import { bedResultsMail } from "./bed-results-mail";
import { storeLink } from "../../finders/shopper/links";
import { mailPictureUrl } from "../../mail/kinds/links";
import { readPayload, UnsendableError, type RequestedMail } from "../../mail/kinds/mail-kind";
import { REQUEST_LIMITS, requestedBy } from "../../mail/kinds/finder-results";

const payload = z.object({
  name: z.string(),
  message: z.string(),
  preferences: bedPreferences,
  productIds: z.array(z.string()),
  shareUrl: z.string(),
});

/** A shopper's detailed results: the beds that still exist, best first, ranked anew by the stored answers. */
export const bedResults: RequestedMail<z.infer<typeof payload>> = {
  name: "bed-results",
  label: "Bed results",
  finder: "dialabed",
  path: "/recommendations/email",
  limits: REQUEST_LIMITS,
  payload,
  payloadVersion: 1,

  async accept(given, { db, publicUrl }) {
    const mail = validate(bedResultsMailBody, given);
    const { email, name, message = "", preferences, results, shareUrl } = mail;
    const productIds = [...new Set(results.map(({ id }) => id))];
    if ((await db.$count(bedProducts, inArray(bedProducts.id, productIds))) < productIds.length) {
      throw invalid([{ path: "results", message: "One of these products does not exist." }]);
    }
    const origins = [new URL(publicUrl).origin, ...(await allowedOrigins(db, "dialabed"))];
    if (!origins.includes(new URL(shareUrl).origin)) {
      throw invalid([{ path: "shareUrl", message: "Use a link to this finder." }]);
    }
    const stored = { name, message, preferences, productIds, shareUrl };
    return { recipient: email, payload: stored };
  },

  async compose(stored, { db, publicUrl, askedAt }) {
    const { name, message, preferences, productIds, shareUrl } = readPayload(payload, stored);
    const lists = await readStaffLists(db);
    const options = bedOptions(lists);
    // Options that staff removed since are ignored.
    const { preferences: answers } = knownAnswers(preferences, options);
    const beds = await catalogOfSome(db, definitionBy(BEDS, lists)!, productIds);
    const document = (await liveDocument(db, "dialabed")) ?? bedFinderDocument;
    const judged = judgeBeds(stagedBeds(document, withStaffLists(BEDS, beds, lists)), answers);
    if (judged.length === 0) throw new UnsendableError("None of its products is sold any more.");
    const label = (list: Option[], id: string) =>
      list.find((option) => option.id === id)?.label ?? id.replaceAll("_", " ");
    return bedResultsMail({
      sender: clientBrands.dialabed.displayName,
      name,
      message,
      wishes: wishes(answers, options),
      notWeighed: notWeighed(answers),
      shareUrl,
      why: requestedBy(name, `${publicUrl}${paths.bedFinder}`, askedAt),
      beds: judged.map((bed) => ({
        ...bed,
        facts: [
          label(options.bedSizes, bed.bedSize),
          label(options.mattressTypes, bed.mattressType),
          label(options.firmnessLevels, bed.firmness),
        ].join(" · "),
        pictureUrl: mailPictureUrl(bed.imageUrl, publicUrl),
        storeUrl: storeLink(bed.magentoUrl),
      })),
    });
  },
};

/** The answers as their labels, in the order of the questions. */
function wishes(answers: BedPreferences, options: BedOptions): string[] {
  const labels = (list: Option[], ids: (string | undefined)[] | undefined) =>
    list.filter(({ id }) => ids?.includes(id)).map(({ label }) => label.toLowerCase());
  const budget = budgetText(answers, options);
  return [
    ...(answers.sleepStyle === NOT_SURE ? [] : labels(options.sleepStyles, [answers.sleepStyle])),
    ...labels(options.concerns, answers.concerns),
    ...labels(options.bedSizes, [answers.bedSize]),
    ...labels(options.mattressTypes, [answers.mattressType]),
    ...labels(options.firmnessLevels, [answers.firmness]),
    ...labels(options.features, answers.features),
    ...(budget === undefined ? [] : [budget]),
  ];
}
