const { options } = require("./.dependency-cruiser.cjs");

/** Imports between folders run one way, too. Tests may import from anywhere and are left out. */
module.exports = {
  forbidden: [
    {
      name: "no-circles-between-folders",
      scope: "folder",
      severity: "error",
      comment: "A folder that two others need stands below both.",
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: { path: "\\.test\\.tsx?$|/testing/|/bench/|/e2e/" } },
};
