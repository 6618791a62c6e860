/** How staff make a finder in the browser, with pictures of each page (`npm run screenshots`). */
export const guideText = `## Make a finder without code

![The finders' page, with two templates](.github/guide/start.webp)

1. **Bring your products.** *Catalogs › New catalog* takes a CSV file of your shop as it is. Every row is looked at, and
   what each column means is proposed: its kind, its unit, its values, the key, the price, the picture. Change what is not
   right; nothing is stored before you press the button. Whoever has no file yet begins with a template. Each catalog has a
   page of its products: found by what they state, changed in a dialog, taken in and out as CSV. *Attributes* renames,
   orders, merges and retires values, says what uses them, and works out prices for an amount; *Product lists* keeps what
   products are for, such as a seat for a car.
2. **Make a finder.** *Finders › New finder* begins with questions that are proposed from your catalog, with nothing, with
   a copy of another finder or with its file. A template is one press.

![The questions of a draft, with the real finder beside them](.github/guide/questions.webp)

3. **Questions.** Drag them into their order, or move them by keyboard: press Space on the handle, an arrow key, and Space
   again. Answers can be made of an attribute's values, of the brands, or of a number's bands with one slider: no product
   falls between two of them, and none is in both. *Shown only when* lets a question depend on the answers before it, with
   groups of conditions where one is not enough. Below the questions stand pages of several questions, calculations (an
   amount of paint, a size) and rules of the finder, each read as a sentence. *Worth a look* says what the check would say:
   too many questions, answers that nothing fits, answers that rule out beside wishes, with a press that splits them off.
   The finder beside them is the real one and follows every edit. The draft saves itself; *Undo* takes back your own
   steps. Two people can work on one draft: different questions merge, and of the same one both versions are shown.

![The matching page: answers, weights, and the ranked list with its points](.github/guide/matching.webp)

4. **Matching.** Each rule says how strict it is, in one of the five words below. Give the answers of a shopper and see
   what each leaves ("31 left" for musts, "suits 42" for wishes), who stands where, and every point. Drag a weight and the
   list follows, and says where each product stands in the version that is live. *Watch a product* says where it stands and
   what keeps it from standing higher. *Table of products* is the other way round: what each answer means for single
   products, cell by cell or as CSV.
5. **Results, texts and appearance.** One part or several for a set, each with its catalog, its limits and a budget; the
   order, what a card shows, what shoppers can do with it, endings with a person instead of
   products, every text of the frame around; colors, logo and fonts for your shop's page.

![The check before a version is published](.github/guide/publish.webp)

6. **Check and publish.** What is wrong is named first and stops it; what depends on today's products only warns, but for
   one thing: a finder whose costliest answer would take more than 3,000 million operations with them, about three seconds of
   a processor, is not published, and the question that takes the most is named. Where it would only take so much with as
   many products as there can be (100,000; 20,000 on the embedded database), that is a warning. What is live is never
   stopped by it, nor is what takes no more, nor a version that is gone back to; a file of products that brings a live
   finder over the limit is taken, and says so. Say why in a note. *Versions* has every version with who, when and why; one press shows an earlier one again. A shopper in the
   middle of a run finishes on the version they began with.
7. **Put it into your shop's page.** *Appearance and embedding* has the lines to copy; name the addresses of your pages
   there first.`;
