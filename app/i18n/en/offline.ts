export const offline = {
  title: "You are offline",
  why: "This page needs the internet. Check your connection and try again; what is in your cart stays there.",
  again: "Try again",
  call: "You can also order by phone: {phone}",
} as const;
