import { budgetText } from "@shared/bed-budgets";
import type { BedOptions, Option } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { knownAnswers } from "@shared/known-answers";
import { NOT_SURE } from "@shared/not-sure";
import { notWeighed } from "@shared/not-weighed";
import { buildCatalogue } from "../bed-finder/catalogue";
import { bedOptions, bedsById } from "../bed-finder/queries";
import { judgeBeds } from "../bed-finder/ranking";
import type { Database } from "../database/database";
import { mailPictureUrl, storeLink } from "./links";
import { UnsendableError } from "./mailer";
import type { Payload } from "./payloads";
import { bedResultsMail } from "./templates/bed-results";
import type { MailContent } from "./templates/mail-frame";

/** The results mail: the beds that still exist, best first, judged anew by the answers of then. */
export async function bedResultsContent(
  db: Database,
  { name, message, preferences, productIds, shareUrl }: Payload<"bed-results">,
  { sender, why, publicUrl }: { sender: string; why: string; publicUrl: string },
): Promise<MailContent> {
  const options = await bedOptions(db);
  // What staff removed since says nothing now.
  const { preferences: answers } = knownAnswers(preferences, options);
  const catalogue = buildCatalogue(await bedsById(db, productIds), options);
  const beds = judgeBeds(catalogue, answers);
  if (beds.length === 0) throw new UnsendableError("None of its products is sold any more.");
  const label = (list: Option[], id: string) =>
    list.find((option) => option.id === id)?.label ?? id.replaceAll("_", " ");
  return bedResultsMail({
    sender,
    name,
    message,
    wishes: wishes(answers, options),
    notWeighed: notWeighed(answers),
    shareUrl,
    why,
    beds: beds.map((bed) => ({
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
}

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
