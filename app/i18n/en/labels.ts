export const labels = {
  name: "Name",
  email: "E-mail",
  phone: "Phone",
  password: "Password",
} as const;
