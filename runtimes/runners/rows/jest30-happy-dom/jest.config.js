module.exports = { testEnvironment: "@happy-dom/jest-environment" };
