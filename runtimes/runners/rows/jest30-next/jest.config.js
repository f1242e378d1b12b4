const nextJest = require("next/jest.js");

module.exports = nextJest({ dir: "./" })({ testEnvironment: "jest-fixed-jsdom" });
