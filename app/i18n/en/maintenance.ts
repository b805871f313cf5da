export const maintenance = {
  usual: "We are working to bring you something better! You can still explore and order through WhatsApp.",
  fallback: "We're upgrading to serve you better! Order through WhatsApp in the meantime.",
} as const;
