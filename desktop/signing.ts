type Environment = Readonly<Record<string, string | undefined>>;

/** How the installers of this system are signed: electron-builder's options, and a sentence for the terminal. */
export type Signing = { env: Environment; options: string[]; summary: string };

/** electron-builder treats an empty variable as a certificate's path. */
const names = ["CSC_LINK", "CSC_KEY_PASSWORD", "CSC_NAME", "WIN_CSC_LINK", "WIN_CSC_KEY_PASSWORD"];

/**
 * Reads the signing settings of electron-builder from the environment: `CSC_LINK`, on Windows `WIN_CSC_LINK` before it, or on macOS the
 * `CSC_NAME` of a certificate in the keychain. With one of them a failure to sign fails the build; without, nothing is signed, whatever the
 * keychain holds.
 */
export function readSigning(environment: Environment, platform: NodeJS.Platform): Signing {
  const env = Object.fromEntries(Object.entries(environment).filter(([name, value]) => value !== "" || !names.includes(name)));
  const ofSystem = platform === "win32" ? ["WIN_CSC_LINK", "CSC_LINK"] : platform === "darwin" ? ["CSC_LINK", "CSC_NAME"] : [];
  const used = ofSystem.find((name) => env[name] !== undefined);
  if (used) return { env, options: ["--config.forceCodeSigning=true"], summary: `The installers are signed with ${used}.` };
  return {
    env: { ...env, CSC_IDENTITY_AUTO_DISCOVERY: "false" },
    options: [],
    summary:
      ofSystem.length > 0
        ? `The installers are not signed: ${ofSystem.join(" and ")} name no certificate.`
        : "Installers of this system are not signed.",
  };
}
