module github.com/platform-api/platform-api-go

go 1.18
