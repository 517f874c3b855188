import { expect, test } from 'vitest';
import { createRequestStats } from './request-stats.ts';

test('requests are counted by route, method and status, their times by route in growing buckets', () => {
  const stats = createRequestStats();
  stats.count('page /', 'GET', 200, 0.00025);
  stats.count('page /', 'GET', 200, 0.0005);
  stats.count('page /', 'HEAD', 304, 0.00375);
  stats.count('api', 'POST', 500, 9);
  const lines = stats.text().split('\n');
  expect(lines).toContain('# TYPE http_requests_total counter');
  expect(lines).toContain('http_requests_total{route="page /",method="GET",status="200"} 2');
  expect(lines).toContain('http_requests_total{route="api",method="POST",status="500"} 1');
  expect(lines).toContain('# TYPE http_request_duration_seconds histogram');
  expect(lines).toContain('http_request_duration_seconds_bucket{le="0.001",route="page /"} 2');
  expect(lines).toContain('http_request_duration_seconds_bucket{le="0.005",route="page /"} 3');
  expect(lines).toContain('http_request_duration_seconds_bucket{le="5",route="api"} 0');
  expect(lines).toContain('http_request_duration_seconds_bucket{le="+Inf",route="api"} 1');
  expect(lines).toContain('http_request_duration_seconds_sum{route="page /"} 0.0045');
  expect(lines).toContain('http_request_duration_seconds_count{route="page /"} 3');
});
