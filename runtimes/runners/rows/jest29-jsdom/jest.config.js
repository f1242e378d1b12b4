module.exports = { testEnvironment: "jest-fixed-jsdom" };
