const MAX_LINES = 200;
const MIN_LINES = 15;
const LONG = /Longer than 200 lines: \S/;
const SHORT = /On its own: \S/;

/**
 * A file past the limit says above its code why it is one file, and one of a few lines why it is a file at all; others
 * have nothing to say. With `{ short: false }` short files need no reason.
 */
export const lengthSaysWhy = {
  meta: {
    type: "suggestion",
    schema: [{ type: "object", properties: { short: { type: "boolean" } } }],
    messages: {
      tooLong:
        "{{count}} lines: split the file, or say above its code why it is one (“Longer than 200 lines: …”).",
      shortEnough: "{{count}} lines: the reason for a long file is no longer needed.",
      tooShort:
        "{{count}} lines: put them where they are read, or say at the top why not (“On its own: …”).",
    },
  },
  create(context) {
    const { sourceCode } = context;
    const [{ short = true } = {}] = context.options;
    return {
      Program(node) {
        const count = sourceCode.lines.length - (sourceCode.text.endsWith("\n") ? 1 : 0);
        const first = sourceCode.getFirstToken(node);
        const saysAtTop = (reason) =>
          sourceCode
            .getAllComments()
            .some(
              ({ range, value }) => range[1] <= (first?.range[0] ?? Infinity) && reason.test(value),
            );
        const report = (messageId) =>
          context.report({ loc: { line: 1, column: 0 }, messageId, data: { count } });
        if (count > MAX_LINES !== saysAtTop(LONG))
          report(saysAtTop(LONG) ? "shortEnough" : "tooLong");
        if (short && count < MIN_LINES && !saysAtTop(SHORT)) report("tooShort");
      },
    };
  },
};
