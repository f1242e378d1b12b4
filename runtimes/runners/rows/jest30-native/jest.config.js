module.exports = { testEnvironmentOptions: { customExportConditions: ["react-native"] } };
