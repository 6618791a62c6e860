const MAX_LINES = 200;
const REASON = /Longer than 200 lines: \S/;

/** A file past the limit says above its code why it is one file; one within it has nothing to say. */
export const longFileSaysWhy = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: {
      tooLong:
        "{{count}} lines: split the file, or say above its code why it is one (“Longer than 200 lines: …”).",
      shortEnough: "{{count}} lines: the reason for a long file is no longer needed.",
    },
  },
  create(context) {
    const { sourceCode } = context;
    return {
      Program(node) {
        const count = sourceCode.lines.length - (sourceCode.text.endsWith("\n") ? 1 : 0);
        const first = sourceCode.getFirstToken(node);
        const isSaid = sourceCode
          .getAllComments()
          .some(
            ({ range, value }) => range[1] <= (first?.range[0] ?? Infinity) && REASON.test(value),
          );
        if (count > MAX_LINES === isSaid) return;
        const messageId = isSaid ? "shortEnough" : "tooLong";
        context.report({ loc: { line: 1, column: 0 }, messageId, data: { count } });
      },
    };
  },
};
