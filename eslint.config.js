import checkFile from "eslint-plugin-check-file";
import a11y from "eslint-plugin-jsx-a11y-x";
import playwright from "eslint-plugin-playwright";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";
import { lengthSaysWhy } from "./.ci/length-says-why.js";
import { namesOfTheSpecification } from "./.ci/names-of-the-specification.js";

const KEBAB = "+([a-z0-9])*(-+([a-z0-9]))";

export default tseslint.config(
  { ignores: ["dist", "coverage", "test-results", "playwright-report", "client/public"] },
  // Exceptions stand here, with their reason, and nowhere else.
  { linterOptions: { noInlineConfig: true } },
  tseslint.configs.recommended,
  {
    plugins: {
      "check-file": checkFile,
      local: {
        rules: {
          "length-says-why": lengthSaysWhy,
          "names-of-the-specification": namesOfTheSpecification,
        },
      },
    },
    rules: {
      "local/length-says-why": ["error", { short: false }],
      "check-file/folder-naming-convention": [
        "error",
        { "{client,server,shared}/**/": "KEBAB_CASE" },
      ],
      "check-file/filename-naming-convention": [
        "error",
        {
          "client/{boot,build,embed,src}/**/*": `${KEBAB}?(.test)`,
          "client/e2e/**/*": `${KEBAB}?(.@(spec|shots|config))`,
          "server/**/*": `${KEBAB}?(.@(test|db.test|cache.test|setup))`,
          "shared/**/*": `${KEBAB}?(.test)`,
          ".ci/*": KEBAB,
          "*": `${KEBAB}?(.config)`,
        },
      ],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      // Parameters of properties are compared strictly, those of methods are not.
      "@typescript-eslint/method-signature-style": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      // A library's failure, which may be anything, is passed on as it came.
      "@typescript-eslint/prefer-promise-reject-errors": ["error", { allowThrowingUnknown: true }],
      "no-console": "error",
    },
  },
  {
    files: ["{client,server,shared}/**/*.{ts,tsx}"],
    ignores: [
      // The rooms of the two finders, and what comes with them.
      "{server,shared}/{specification,templates}/**",
      "client/src/features/{bed-finder,firearm-finder}/**",
      // Pictures: drawings, a drawn scale, and the small finder of the landing page.
      "{server/site,shared}/pictures/**",
      "client/src/**/drawings/**",
      "client/src/ui/*-drawing.tsx",
      "client/src/features/finder/{screens/**,steps/screens.ts}",
      "client/src/features/site/landing/miniature/**",
      // Tests, and what they and the programs that measure stand on.
      "**/*.test.{ts,tsx}",
      "**/{testing,bench,e2e}/**",
    ],
    rules: { "local/names-of-the-specification": "error" },
  },
  {
    // What runs for others. Where a request meets its use case stands alone, however few its routes.
    files: ["{client,server,shared}/**/*.{ts,tsx}"],
    ignores: ["**/{testing,bench,e2e}/**", "**/*.test.{ts,tsx}", "server/**/routes.ts"],
    rules: { "local/length-says-why": ["error", { short: true }] },
  },
  {
    // supertest and matchers give `any`. It may be named; using it without a type stays an error.
    files: ["**/*.test.{ts,tsx}", "client/e2e/**/*.ts"],
    rules: { "@typescript-eslint/no-unsafe-assignment": "off" },
  },
  // Configurations of tools that read no modules.
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  { files: ["client/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    files: ["**/*.tsx"],
    extends: [a11y.configs.recommended],
    rules: {
      // A field that appears because somebody asked for it takes the focus; none does when a page opens.
      "jsx-a11y-x/no-autofocus": "off",
      // Escape, pressed in a field, closes what is around it: keys bubble. Pointers have no such excuse.
      "jsx-a11y-x/no-noninteractive-element-interactions": [
        "error",
        { handlers: ["onClick", "onMouseDown", "onMouseUp"] },
      ],
      "jsx-a11y-x/no-static-element-interactions": [
        "error",
        { handlers: ["onClick", "onMouseDown", "onMouseUp"] },
      ],
      // Scrolling areas must be reachable by keyboard: they are named groups.
      "jsx-a11y-x/no-noninteractive-tabindex": ["error", { roles: ["tabpanel", "group"] }],
      // A table with grid rows loses its implicit roles, so it needs explicit ones.
      "jsx-a11y-x/no-redundant-roles": ["error", { thead: ["rowgroup"], tbody: ["rowgroup"] }],
      "jsx-a11y-x/no-interactive-element-to-noninteractive-role": ["error", { td: ["cell"] }],
    },
  },
  {
    // The options of a combobox are never focused: keys are pressed in its field.
    files: [
      "client/src/staff-kit/choosing/*.tsx",
      "client/src/features/finder/questions/find-list.tsx",
    ],
    rules: { "jsx-a11y-x/click-events-have-key-events": "off" },
  },
  {
    files: ["client/e2e/**/*.ts"],
    extends: [playwright.configs["flat/recommended"]],
    rules: {
      // One journey walks both widths and every list, and does what each of them has.
      "playwright/no-conditional-in-test": "off",
      "playwright/no-conditional-expect": "off",
      "playwright/expect-expect": [
        "error",
        { assertFunctionPatterns: ["^expect[A-Z]", "^toResults$"] },
      ],
    },
  },
  {
    // Programs that measure or take pictures, and the journey of what comes when the browser is idle:
    // the end of all loading is what they wait for.
    files: [
      "client/e2e/measure-*.ts",
      "client/e2e/screenshots/**/*.ts",
      "client/e2e/console.spec.ts",
    ],
    rules: { "playwright/no-networkidle": "off" },
  },
  {
    // Pictures are taken, not judged; some of them once for all widths.
    files: ["**/*.shots.ts"],
    rules: {
      "playwright/expect-expect": "off",
      "playwright/no-skipped-test": "off",
      "playwright/no-standalone-expect": "off",
    },
  },
  {
    // Where the terminal is the way to speak.
    files: [
      "server/platform/process/run-until-stopped.ts",
      "server/bench/**",
      "client/e2e/**",
      "client/src/testing/**",
      ".ci/**",
    ],
    rules: { "no-console": "off" },
  },
);
