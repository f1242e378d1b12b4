module.exports = { testEnvironment: "@edge-runtime/jest-environment" };
