interface Report {
  testResults: readonly { name: string; status: string; assertionResults: readonly object[] }[];
}

export function listDueTests(where?: {
  root?: string;
  file?: string;
}): Promise<{ due: string[]; all: number; record: (report: Report) => void }>;
