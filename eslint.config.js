import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["dist", "coverage", "test-results", "playwright-report", "client/public"] },
  tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "no-console": "error",
    },
  },
  // Configurations of tools that read no modules.
  { files: ["**/*.cjs"], rules: { "@typescript-eslint/no-require-imports": "off" } },
  { files: ["client/**/*.{ts,tsx}"], ...reactHooks.configs.flat.recommended },
  {
    // Where the terminal is the way to speak.
    files: [
      "server/process/run-until-stopped.ts",
      "server/bench/**",
      "client/e2e/**",
      "client/src/testing/**",
      ".ci/**",
    ],
    rules: { "no-console": "off" },
  },
);
