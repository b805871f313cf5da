const names: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
  youtube: "YouTube",
};

/** The spelling of a social network's name, by its key in the settings. */
export const networkName = (network: string): string =>
  names[network.toLowerCase()] ?? network.charAt(0).toUpperCase() + network.slice(1);
