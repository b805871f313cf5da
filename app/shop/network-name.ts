const names: Readonly<Record<string, string>> = {
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
  youtube: "YouTube",
};

/** A social network as it writes itself, by the word that the settings keep it under. */
export const networkName = (network: string): string =>
  names[network.toLowerCase()] ?? network.charAt(0).toUpperCase() + network.slice(1);
