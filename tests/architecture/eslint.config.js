import tseslint from "typescript-eslint";

const say = (selector, message) => ({ selector, message });
const env = "[object.object.name='process'][object.property.name='env']";

export default tseslint.config(
  { linterOptions: { reportUnusedDisableDirectives: "off" } },
  {
    files: ["app/**/*.{ts,tsx}", "desktop/**/*.ts", "prisma/{seed,backup}/**/*.ts"],
    extends: [tseslint.configs.base],
    rules: {
      "no-restricted-syntax": [
        "error",
        say(
          "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/^(loader|action|headers)$/][init.type='CallExpression']",
          "Call the guard inside the loader: a wrapped loader is a module side effect and crashes the browser build.",
        ),
        say(
          `MemberExpression${env}, MemberExpression[object.name='process'][property.name='env']`,
          "Read env from platform/env.server.ts.",
        ),
      ],
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ["app/platform/env.server.ts", "app/**/*.test.{ts,tsx}", "app/server/**", "desktop/**", "prisma/{seed,backup}/**"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    files: ["tests/**/*.ts"],
    extends: [tseslint.configs.base],
    rules: { "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  { ignores: ["app/generated/**"] },
);
