/** How staff make a finder in the browser, with pictures of each page (`npm run screenshots`). */
export const guideText = `## Make a finder without code

![The finders' page, with two templates](.github/guide/start.webp)

1. **Bring your products.** *Catalogs › New catalog* takes a CSV file of your shop as it is. Every row is looked at, and
   what each column means is proposed: its kind, its unit, its values, the key, the price, the picture. Change what is not
   right; nothing is stored before you press the button. Whoever has no file yet begins with a template.
2. **Make a finder.** *Finders › New finder* begins with questions that are proposed from your catalog, with nothing, with
   a copy of another finder or with its file. A template is one press.

![The questions of a draft, with the real finder beside them](.github/guide/questions.webp)

3. **Questions.** Drag them into their order, or move them by keyboard: press Space on the handle, an arrow key, and Space
   again. Answers can be made of an attribute's values. *Shown only when* lets a question depend on the answers before it.
   The finder beside them is the real one and follows every edit. The draft saves itself; *Undo* takes back your own
   steps. Two people can work on one draft: different questions merge, and of the same one both versions are shown.

![The matching page: answers, weights, and the ranked list with its points](.github/guide/matching.webp)

4. **Matching.** Each rule says how strict it is, in one of the five words below. Give the answers of a shopper and see
   what each leaves ("31 left" for musts, "suits 42" for wishes), who stands where, and every point. Drag a weight and the
   list follows. *Watch a product* says where it stands and what keeps it from standing higher.
5. **Results, texts and appearance.** What a card shows, what shoppers can do with it, endings with a person instead of
   products, every text of the frame around; colors, logo and fonts for your shop's page.

![The check before a version is published](.github/guide/publish.webp)

6. **Check and publish.** What is wrong is named first and stops it; what depends on today's products only warns. Say why
   in a note. *Versions* has every version with who, when and why; one press shows an earlier one again. A shopper in the
   middle of a run finishes on the version they began with.
7. **Put it into your shop's page.** *Appearance and embedding* has the lines to copy; name the addresses of your pages
   there first.`;
